import { Grid, Stack, Text } from '#design-system';
import type { Service, SubService } from '#services/knowledge';
import { Section } from '#site/sections/Section/Section.tsx';

/** What a service changes and what it is used for. */
export function ServiceSheet({ service }: { readonly service: Service | SubService }) {
  return (
    <>
      <Section title="Benefits" ruled>
        <Grid as="ul" columns={{ tablet: 2 }}>
          {service.benefits.map((benefit) => (
            <Text as="li" key={benefit}>
              {benefit}
            </Text>
          ))}
        </Grid>
      </Section>
      <Section title="Use cases" ruled>
        <Stack as="ul" gap="s">
          {service.useCases.map((useCase) => (
            <Text as="li" key={useCase}>
              {useCase}
            </Text>
          ))}
        </Stack>
      </Section>
    </>
  );
}
