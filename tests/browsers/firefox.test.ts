import { firefox } from './engines/firefox.ts';
import { everyJourney } from './everyJourney.ts';
import { describeVisits } from './visit/describeVisits.ts';

describeVisits(firefox, everyJourney);
