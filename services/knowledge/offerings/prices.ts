import { smallestAutomation } from '../firstYear.ts';
import { spoken } from '../spoken.ts';
import type { OfferingId, SubOfferingId } from './briefs.ts';
import type { OfferingPrice } from './OfferingPrice.ts';

/**
 * Three worked examples for each service and solution. They are samples, not clients. A service without a price is left
 * out.
 */
export const prices: Readonly<Partial<Record<OfferingId | SubOfferingId, OfferingPrice>>> = {
  consultancy: {
    small: { example: 'One department, up to five ideas, the best one tried', days: 5, weeks: 2, monthly: 0 },
    usual: {
      example: 'A whole company, fourteen ideas, the best one tried',
      days: 10,
      weeks: 3,
      monthly: 0,
    },
    large: { example: 'A group of three companies and two trials', days: 18, weeks: 4, monthly: 0 },
    dearer: [
      'Data that has to be cleaned before the trial',
      'Work spread over several sites',
      'Figures that a grant or a regulator will check',
    ],
  },
  'process-automation': {
    small: smallestAutomation,
    usual: {
      example: 'One task across three systems, the odd cases to a person',
      days: 25,
      weeks: 9,
      monthly: 150,
    },
    large: {
      example: 'From order to payment, with approvals, in five systems',
      days: 75,
      weeks: 20,
      monthly: 450,
    },
    dearer: [
      'A system without an interface',
      'Paper, photographs and handwriting',
      'Rules that nobody has written down',
    ],
  },
  'voice-agents': {
    small: {
      example: 'One line and one task: 300 calls a month',
      days: 10,
      weeks: 4,
      monthly: 120,
    },
    usual: {
      example: `Bookings in your own calendar, ${spoken.and}: 2,500 calls a month`,
      days: 28,
      weeks: 9,
      monthly: 480,
    },
    large: {
      example: 'Three sites, two systems behind them: 8,000 calls a month',
      days: 65,
      weeks: 18,
      monthly: 1350,
    },
    dearer: [
      'More calls: running costs follow the minutes',
      'Names of places and products that have to be recorded first',
      'A telephone system that cannot forward a call',
    ],
  },
  'data-analytics': {
    small: { example: 'One page a week from two systems', days: 9, weeks: 4, monthly: 70 },
    usual: { example: 'One page from five systems, each figure defined', days: 30, weeks: 14, monthly: 180 },
    large: {
      example: 'A full data model with forecasts, for three companies',
      days: 70,
      weeks: 24,
      monthly: 520,
    },
    dearer: [
      'Figures on whose meaning nobody agrees yet',
      'Systems that can only be read by export',
      'History that has to be repaired before it can be forecast',
    ],
  },
  'digital-presence': {
    small: { example: `A site of ten pages in ${spoken.and}`, days: 10, weeks: 4, monthly: 30 },
    usual: { example: 'A site that takes bookings into your calendars', days: 28, weeks: 13, monthly: 90 },
    large: { example: 'A shop with stock and payment behind it', days: 70, weeks: 24, monthly: 320 },
    dearer: [
      'Text and pictures that do not exist yet',
      'Calendars or stock that nobody keeps',
      'A third language',
    ],
  },
  'enterprise-it-strategy': {
    small: { example: 'One company with up to 20 systems', days: 20, weeks: 13, monthly: 0 },
    usual: { example: '40 systems and the first three moves', days: 40, weeks: 18, monthly: 150 },
    large: { example: 'Three companies, 60 systems, the first six moves', days: 80, weeks: 22, monthly: 300 },
    dearer: [
      'Systems that one person understands',
      'Systems that may only stop at night',
      'Evidence for an insurer or for NIS2',
    ],
    moves: { fewest: 1, most: 20 },
  },
  'ai-automation': {
    small: { example: 'A trial on 200 of your past cases', days: 8, weeks: 3, monthly: 0 },
    usual: {
      example: 'One kind of message, 420 a week, the doubtful ones to a person',
      days: 32,
      weeks: 16,
      monthly: 260,
    },
    large: {
      example: 'Four kinds of message, in three languages, in four systems',
      days: 75,
      weeks: 26,
      monthly: 780,
    },
    dearer: [
      'Photographs and handwriting',
      'Answers that the law wants a person to sign',
      'More messages: running costs follow their number',
    ],
  },
  chatbots: {
    small: { example: 'Answers from your own pages, in one language', days: 8, weeks: 3, monthly: 60 },
    usual: {
      example: `${spoken.and}, and a person when one is asked for`,
      days: 20,
      weeks: 8,
      monthly: 140,
    },
    large: { example: 'Orders and bookings looked up in two systems', days: 50, weeks: 16, monthly: 420 },
    dearer: [
      'Pages that contradict each other',
      'Systems that need a sign-in for each question',
      'A third language',
    ],
  },
  'marketing-automation': {
    small: { example: 'One message, sent when one thing happens', days: 6, weeks: 2, monthly: 50 },
    usual: { example: 'Five messages from the till and the shop, counted', days: 18, weeks: 7, monthly: 130 },
    large: {
      example: 'Twenty messages by email and text, in two languages',
      days: 45,
      weeks: 15,
      monthly: 380,
    },
    dearer: [
      'Addresses without a recorded consent',
      'Customers who are in three lists under three names',
      'More text messages: each one costs',
    ],
  },
  'cloud-migration': {
    small: { example: 'Email and files of 15 people', days: 8, weeks: 3, monthly: 240 },
    usual: { example: 'Two servers and the files of 40 people', days: 25, weeks: 10, monthly: 650 },
    large: {
      example: 'Six servers and the business system, at three sites',
      days: 70,
      weeks: 24,
      monthly: 2400,
    },
    dearer: [
      'A business system that was never meant to move',
      'A slow line between your sites',
      'Moves that may only happen at night',
    ],
  },
};
