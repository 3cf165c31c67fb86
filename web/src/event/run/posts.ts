import type { Post } from "../../api/hall.ts";
import { say } from "../../words/words.svelte.ts";

/** The offices to which a director appoints, those of a small event first. */
export const POSTS: readonly Post[] = [
  "referee",
  "witness",
  "section_head",
  "deputy",
  "chief",
  "staff",
  "director",
  "committee",
];

/** The name of an office. */
export function postName(post: Post): string {
  switch (post) {
    case "witness":
      return say("web-post-witness");
    case "referee":
      return say("web-post-referee");
    case "section_head":
      return say("web-post-section-head");
    case "deputy":
      return say("web-post-deputy");
    case "chief":
      return say("web-post-chief");
    case "committee":
      return say("web-post-committee");
    case "staff":
      return say("web-post-staff");
    case "director":
      return say("web-post-director");
    case "organiser":
      return say("web-post-organiser");
  }
}
