/** This is a separate module, so that the assistant can load the posts as a chunk without the code that pages share. */
export { posts } from './posts.ts';
