import { Button, Icon } from '#design-system';
import { downloadFile } from '#site/shared/download.ts';
import { keep } from './calls.content.ts';
import type { CallWish } from './callTimes.ts';

export interface KeepInCalendarProps {
  readonly wish: CallWish;
}

/** A button that downloads the requested call as a file for the visitor's calendar. */
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
