import { allPaths } from '../e2e/support/routes.ts';
import { open } from '../e2e/support/site.ts';
import { auditStates } from './states/auditStates.ts';
import { chatStates } from './states/chatStates.ts';
import { pageStates } from './states/pageStates.ts';
import { state } from './states/State.ts';

const pages = allPaths.map((path) => state(path, (page) => open(page, path)));

/** All checked states. */
export const states = [...pages, ...pageStates, ...chatStates, ...auditStates];
