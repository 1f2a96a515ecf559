interface ListedModel {
  readonly name: string;
  readonly version?: string;
  readonly displayName?: string;
  readonly outputTokenLimit?: number;
  readonly thinking?: boolean;
  readonly temperature?: number;
  readonly topP?: number;
  readonly topK?: number;
}

/** Address of the model's service, the key, and the name of the model. */
export interface ModelAccess {
  readonly baseUrl: string;
  readonly key: string;
  readonly model: string;
}

/** Page with the prices, because the service does not list them. */
const priceSource = 'https://ai.google.dev/gemini-api/docs/pricing';

/**
 * Returns lines that describe the configured model, from the service's list (ListModels). Throws if the service
 * refuses.
 */
export async function describeModel({ baseUrl, key, model }: ModelAccess): Promise<readonly string[]> {
  const response = await fetch(`${baseUrl}/v1beta/models?pageSize=1000`, {
    headers: { 'x-goog-api-key': key },
    signal: AbortSignal.timeout(30_000),
  });
  if (!response.ok) throw new Error(`The service refused the list of models: status ${response.status}.`);
  const { models = [] } = (await response.json()) as { readonly models?: readonly ListedModel[] };
  const modelName = model.replace(/^models\//, '');
  const found = models.find(({ name }) => name === `models/${modelName}`);
  if (!found) return [`${modelName} is not among the ${models.length} models of this key.`];
  const { displayName = '', version = 'unknown', outputTokenLimit = 'unknown', thinking = false } = found;
  const sampling = (['temperature', 'topP', 'topK'] as const)
    .map((name) => `${name} ${found[name] ?? 'not listed'}`)
    .join(', ');
  return [
    `${modelName}: ${displayName}, version ${version}`,
    `longest reply: ${outputTokenLimit} tokens; thinks: ${thinking ? 'yes' : 'no'}`,
    `sampling by default: ${sampling}`,
    `price: not told by the service; see ${priceSource}`,
  ];
}
