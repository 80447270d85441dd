import { ApiProperty, ApiPropertyOptional } from '@sandhill/platform/openapi/decorators.js';
import { NullableText } from '@sandhill/platform/openapi/nullable-text.js';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  ValidateIf,
} from 'class-validator';
import { withCode } from '@sandhill/platform/validation/texts.js';
import { LeadText } from '../model/lead-fields.js';
import { webHookEvents, type WebHookEvent } from './web-hook.entity.js';

const maxUrlLength = 2000;
const badEvents = withCode('unknown_event', `Please choose from: ${webHookEvents.join(', ')}`);

const Url = () => LeadText({ missing: 'Please enter an address', max: maxUrlLength });

const Events = () => (target: object, property: string) => {
  for (const decorate of [
    IsArray(badEvents),
    ArrayMinSize(1, badEvents),
    ArrayMaxSize(webHookEvents.length, badEvents),
    ArrayUnique(badEvents),
    IsIn(webHookEvents, { each: true, ...badEvents }),
  ])
    decorate(target, property);
};

const IsGiven = (name: keyof ChangeWebHookDto) =>
  ValidateIf((change: ChangeWebHookDto) => change[name] !== undefined);

export class CreateWebHookDto {
  @Url()
  url: string;

  @ApiPropertyOptional({ enum: webHookEvents, isArray: true, description: 'Default: all.' })
  @ValidateIf(({ events }: CreateWebHookDto) => events !== undefined)
  @Events()
  events?: WebHookEvent[];
}

/** Changes to a web hook. Fields that are left out stay as they are. */
export class ChangeWebHookDto {
  @ApiPropertyOptional({ maxLength: maxUrlLength })
  @IsGiven('url')
  @Url()
  url?: string;

  @ApiPropertyOptional({ enum: webHookEvents, isArray: true })
  @IsGiven('events')
  @Events()
  events?: WebHookEvent[];

  @ApiPropertyOptional({
    description: 'Turned on again, it is told what happens from then on, and what it is still owed.',
  })
  @IsGiven('isActive')
  @IsBoolean(withCode('invalid', 'Please turn the web hook on or off'))
  isActive?: boolean;
}

export class WebHookResponse {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty() url: string;
  @ApiProperty({ enum: webHookEvents, isArray: true }) events: WebHookEvent[];
  @ApiProperty() isActive: boolean;
  @ApiProperty({ type: 'integer', description: 'Deliveries that are not sent yet.' }) owedCount: number;
  @NullableText({ format: 'date-time', description: 'Since when every attempt failed.' })
  failingSince: string | null;
  @NullableText({ format: 'date-time', description: 'When three days of failures turned it off.' })
  givenUpAt: string | null;
  @NullableText({ format: 'date-time' }) lastSentAt: string | null;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
}

/** A new hook with its secret, which is shown only this once. */
export class NewWebHookResponse extends WebHookResponse {
  @ApiProperty({ description: 'Signs what is sent, as Standard Webhooks say.' }) secret: string;
}
