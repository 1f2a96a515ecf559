/** What the assistant knows of each post, newest first. */
export { postSummaries } from 'virtual:post-summaries';
