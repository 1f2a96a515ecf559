// All parts, for the site of this repository: the package has them in two entry points.
export * from './index.ts';
export * from './patterns.ts';
