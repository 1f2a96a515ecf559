/** A separate module, so that the assistant loads the posts without the code that pages share. */
export { posts } from './posts.ts';
