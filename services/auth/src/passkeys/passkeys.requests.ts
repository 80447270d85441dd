import { ChallengeIdField, PasskeyNameField, PasskeyResponseField } from './passkey-fields.js';

export class PasskeyAnswerRequest {
  @ChallengeIdField()
  challengeId: string;

  @PasskeyResponseField()
  response: object;
}

export class PasskeyAddRequest extends PasskeyAnswerRequest {
  @PasskeyNameField()
  name: string;
}

export class PasskeyRenameRequest {
  @PasskeyNameField()
  name: string;
}
