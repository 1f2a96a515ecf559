// Exports of both entry points of the package, for the other layers of this repository.
export * from './index.ts';
export * from './patterns.ts';
