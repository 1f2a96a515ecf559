/** A file of its own for the assistant, which loads it by name: the bundler puts the rest into what pages share. */
export { posts } from './posts.ts';
