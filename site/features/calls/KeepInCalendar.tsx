import { Button, Icon } from '#design-system';
import { downloadFile } from '#site/shared/download.ts';
import { keep } from './calls.content.ts';
import type { CallWish } from './callTimes.ts';

export interface KeepInCalendarProps {
  readonly wish: CallWish;
}

/** Button that downloads the requested call as a calendar file (`call.ics`). */
export const KeepInCalendar = ({ wish }: KeepInCalendarProps) => (
  <Button
    variant="outline"
    size="small"
    icon={<Icon name="download" />}
    onClick={() => downloadFile('call.ics', 'text/calendar', wish.calendar)}
  >
    {keep}
  </Button>
);
