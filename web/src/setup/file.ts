/** The text of a file: Unicode, or what programs on the mainland and in Taiwan wrote before it. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  for (const encoding of ["utf-8", "gb18030", "big5"]) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The next one may fit.
    }
  }
  return new TextDecoder().decode(bytes);
}
