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

/** Variable with the gateway's half of the key pair. */
export const IdentityPrivateKeyVariable = () => KeyVariable(privateKeyPem, 'private');

/** Variable with the services' half of the key pair; two, separated by a comma, during a rotation. */
export const IdentityPublicKeyVariable = () => KeyVariable((text) => publicKeyPems(text).join(''), 'public');
