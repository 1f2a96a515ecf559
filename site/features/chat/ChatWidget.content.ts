import { chatbot } from '#services/knowledge';

export const launcherLabel = 'Chat';
/** The panel's title. */
export const title = chatbot.name;
export const loading = 'Loading...';
