import {
  GoogleGenerativeAIError,
  GoogleGenerativeAIFetchError,
  GoogleGenerativeAIRequestInputError,
  GoogleGenerativeAIResponseError,
} from '@google/generative-ai';
import { expect, test } from 'vitest';

import { GenerationError } from './TextGenerator.ts';
import { toGenerationError } from './toGenerationError.ts';

const because = (reason: string) => [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason }];
const withoutKey = because('ai_unconfigured');
const fetchError = (status?: number, details?: typeof withoutKey) =>
  new GoogleGenerativeAIFetchError('Error fetching from https://a.example/v1: [x] No', status, 'x', details);

test.each([
  ['a failed request', fetchError(500), { problem: 'http', status: 500, message: '[x] No' }],
  ['a missing key', fetchError(503, withoutKey), { problem: 'unconfigured', status: 503 }],
  ['the same words with another status', fetchError(500, withoutKey), { problem: 'http' }],
  [
    'a visitor who asks too much',
    fetchError(429, because('visitor_limit')),
    { problem: 'limited', status: 429 },
  ],
  ['a site that is asked too much', fetchError(429, because('site_limit')), { problem: 'exhausted' }],
  ['a service that is busy', fetchError(429, because('upstream_busy')), { problem: 'http' }],
  ['a service that is down', fetchError(503), { problem: 'http' }],
  ['another reason', fetchError(503, [{ '@type': 'a', reason: 'other' }]), { problem: 'http' }],
  ['a bad request', new GoogleGenerativeAIRequestInputError('Bad'), { problem: 'invalid', message: 'Bad' }],
  [
    'a blocked one',
    new GoogleGenerativeAIResponseError('Blocked'),
    { problem: 'blocked', message: 'Blocked' },
  ],
  [
    'what is no JSON',
    new SyntaxError('Unexpected'),
    { problem: 'malformed', message: 'Error parsing JSON response' },
  ],
  [
    'what the SDK could not parse',
    new GoogleGenerativeAIError('Error parsing JSON response: "{"'),
    { problem: 'malformed', message: 'Error parsing JSON response' },
  ],
  [
    'a bad stream',
    new GoogleGenerativeAIError('Failed to parse stream'),
    { problem: 'malformed', message: 'Failed to parse stream' },
  ],
  ['anything else', new TypeError('fetch failed'), { problem: 'network', message: 'fetch failed' }],
  ['what merely mentions a stream', new Error('No: Failed to parse stream'), { problem: 'network' }],
  [
    'words in the middle, as they are',
    new Error('See [GoogleGenerativeAI Error]: or Error fetching from x: y'),
    { problem: 'network', message: 'See [GoogleGenerativeAI Error]: or Error fetching from x: y' },
  ],
  ['a text', 'gone', { problem: 'network', message: 'gone' }],
])('[ERR-01, ERR-02, ERR-03, ERR-04] toGenerationError names %s', (_, error, expected) => {
  expect(toGenerationError(error, undefined)).toMatchObject({ ...expected, cause: error });
});

test('toGenerationError leaves an error of ours as it is', () => {
  const ours = new GenerationError('incomplete', 'Cut');
  expect(toGenerationError(ours, new AbortController().signal)).toBe(ours);
});

test('toGenerationError asks the signal first', () => {
  const error = new Error('Error reading from the stream');
  expect(toGenerationError(error, AbortSignal.abort())).toMatchObject({
    problem: 'aborted',
    message: 'Request aborted',
    cause: error,
  });
  const late = AbortSignal.abort(new DOMException('Late', 'TimeoutError'));
  expect(toGenerationError(error, late)).toMatchObject({
    problem: 'timeout',
    message: 'The AI service took too long',
    cause: error,
  });
});
