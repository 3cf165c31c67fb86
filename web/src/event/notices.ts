import type { EventSeen, NoticeView } from "../api/hall.ts";

/** The notices that hang at a moment of the server's time: for everybody, and for a section; the newest first. */
export function noticesOf(
  { notices = [] }: Pick<EventSeen, "notices">,
  section: string | null,
  now: number,
): NoticeView[] {
  const hangs = ({ until }: NoticeView) => until === undefined || until === null || now < until;
  const isFor = (notice: NoticeView) => !notice.section || section === null || notice.section === section;
  return notices.filter((notice) => hangs(notice) && isFor(notice)).reverse();
}
