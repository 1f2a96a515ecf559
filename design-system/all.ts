// Exports of both entry points of the package, for the site of this repository.
export * from './index.ts';
export * from './patterns.ts';
