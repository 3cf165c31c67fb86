import openapiTS, { astToString } from "openapi-typescript";
import { expect, inject, test } from "vitest";

const HEAD = "// Written by `npm run types` from what the server says of itself.\n\n";

test("the types of the pages are those of the server", async () => {
  const described = new URL("api/openapi.json", inject("address"));
  const types = await openapiTS(described, {
    immutable: true,
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  });
  await expect(HEAD + astToString(types)).toMatchFileSnapshot("../src/api/schema.ts");
});
