import { registerDecorator, type ValidationArguments } from 'class-validator';
import type { ProcessConfig } from './process.config.js';

export const demoPublicUrl = 'http://localhost:8080';

/**
 * Validates the site's public URL. It is optional in demo mode. Live mode requires it and rejects reserved `.example`
 * names.
 */
export const PublicUrlVariable = (): PropertyDecorator => (target, propertyName) =>
  registerDecorator({
    name: 'publicUrl',
    target: target.constructor,
    propertyName: String(propertyName),
    validator: {
      validate: (value: unknown, arguments_) => problemWith(value, arguments_) === undefined,
      defaultMessage: (arguments_) => `$property ${problemWith(arguments_?.value, arguments_)}`,
    },
  });

function problemWith(value: unknown, arguments_?: ValidationArguments): string | undefined {
  const isLive = (arguments_?.object as ProcessConfig | undefined)?.SITE_MODE === 'live';
  if (value === undefined) return isLive ? 'is required when SITE_MODE is live' : undefined;
  const url = URL.parse(String(value));
  // Upper-case letters are rejected: some code compares the start with `https:` and would not recognize `HTTPS:`.
  if (!url || !/^https?:/.test(String(value)))
    return 'must be an address that starts with http:// or https://';
  if (url.pathname + url.search + url.hash + url.username !== '/')
    return 'must be an address without a path, such as https://garden.com';
  const isExample = isLive && url.hostname.endsWith('.example');
  return isExample ? 'must not be a .example address when SITE_MODE is live' : undefined;
}
