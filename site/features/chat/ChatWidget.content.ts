import { chatbot } from '#services/knowledge';

export const launcherLabel = 'Chat';
/** Title of the panel. */
export const title = chatbot.name;
export const loading = 'Loading...';
