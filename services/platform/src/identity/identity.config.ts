import { registerDecorator } from 'class-validator';
import { privateKeyPem, publicKeyPems } from './identity-keys.js';

const KeyVariable =
  (read: (base64: string) => string, kind: string): PropertyDecorator =>
  (target, propertyName) =>
    registerDecorator({
      name: 'identityKey',
      target: target.constructor,
      propertyName: String(propertyName),
      validator: {
        validate: (value: unknown) => {
          if (typeof value !== 'string') return false;
          try {
            return read(value) !== '';
          } catch {
            return false;
          }
        },
        defaultMessage: () => `$property must be a P-256 ${kind} key (DER, base64)`,
      },
    });

export const IdentityPrivateKeyVariable = () => KeyVariable(privateKeyPem, 'private');

export const IdentityPublicKeyVariable = () => KeyVariable((text) => publicKeyPems(text).join(''), 'public');
