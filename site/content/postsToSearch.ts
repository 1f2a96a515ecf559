/** A separate module, so that the posts for the assistant are a chunk without the code that pages share. */
export { posts } from './posts.ts';
