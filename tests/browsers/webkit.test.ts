import { webkit } from './engines/webkit.ts';
import { everyJourney } from './everyJourney.ts';
import { describeVisits } from './visit/describeVisits.ts';

describeVisits(webkit, everyJourney);
