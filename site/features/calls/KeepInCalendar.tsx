import { Button, Icon } from '#design-system';
import { downloadFile } from '#site/shared/download.ts';
import { keep } from './calls.content.ts';
import type { CallRequest } from './callTimes.ts';

export interface KeepInCalendarProps {
  readonly callRequest: CallRequest;
}

/** Button that downloads the requested call as a calendar file (`call.ics`). */
export const KeepInCalendar = ({ callRequest }: KeepInCalendarProps) => (
  <Button
    variant="outline"
    size="small"
    icon={<Icon name="download" />}
    onClick={() => downloadFile('call.ics', 'text/calendar', callRequest.calendar)}
  >
    {keep}
  </Button>
);
