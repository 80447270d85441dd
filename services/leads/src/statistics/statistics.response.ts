import { ApiProperty } from '@sandhill/platform/openapi/decorators.js';

export class FigureResponse {
  @ApiProperty() key: string;
  @ApiProperty({ type: 'integer' }) count: number;
}

class DayFigureResponse {
  @ApiProperty({ format: 'date' }) day: string;
  @ApiProperty({ type: 'integer' }) count: number;
}

/** Durations in minutes of the office's hours. */
export class DurationsResponse {
  @ApiProperty({ type: 'integer', description: 'Leads that have such a duration.' }) count: number;
  @ApiProperty({ type: Number, nullable: true }) median: number | null;
  @ApiProperty({ type: Number, nullable: true, description: '90 % took at most as long.' })
  ninety: number | null;
}

export class PromiseResponse {
  @ApiProperty({ type: 'integer', description: 'Leads that were claimed, or are late.' }) of: number;
  @ApiProperty({ type: 'integer', description: 'Claimed within the promised response time.' }) within: number;
}

class WonResponse {
  @ApiProperty({ type: 'integer' }) count: number;
  @ApiProperty({ type: 'integer', description: 'What their jobs brought, in cents.' }) cents: number;
}

/**
 * Figures of the leads that arrived within a period. Spam is only counted, and leads in the bin are left out. No figure
 * names a person.
 */
export class PeriodFiguresResponse {
  @ApiProperty({ format: 'date' }) from: string;
  @ApiProperty({ format: 'date' }) to: string;
  @ApiProperty({ type: 'integer' }) leads: number;
  @ApiProperty({ type: 'integer' }) quotes: number;
  @ApiProperty({ type: 'integer' }) contacts: number;
  @ApiProperty({ type: 'integer', description: 'Not among the leads.' }) spam: number;
  @ApiProperty({ type: [FigureResponse] }) byStatus: FigureResponse[];
  @ApiProperty({ type: [FigureResponse] }) bySource: FigureResponse[];
  @ApiProperty({ type: [FigureResponse], description: 'A quote counts for each of its services.' })
  byService: FigureResponse[];
  @ApiProperty({
    type: [FigureResponse],
    description: 'Names of communities; else nearby, outside, unknown.',
  })
  byArea: FigureResponse[];
  @ApiProperty({ type: [FigureResponse] }) byLanguage: FigureResponse[];
  @ApiProperty({ type: [FigureResponse], maxItems: 20, description: 'The 20 most frequent.' })
  byFirstPage: FigureResponse[];
  @ApiProperty({
    type: [FigureResponse],
    maxItems: 20,
    description: 'Slugs of the guide, the 20 most frequent. A lead counts for each page that it came from.',
  })
  byGuidePage: FigureResponse[];
  @ApiProperty({ type: DurationsResponse, description: 'Only leads from the website and from doors.' })
  minutesToClaim: DurationsResponse;
  @ApiProperty({ type: DurationsResponse, description: 'Only leads from the website and from doors.' })
  minutesToAnswer: DurationsResponse;
  @ApiProperty({ type: PromiseResponse, description: 'Only leads from the website and from doors.' })
  claimedWithinPromise: PromiseResponse;
  @ApiProperty({ type: WonResponse }) won: WonResponse;
  @ApiProperty({ type: [FigureResponse] }) lostReasons: FigureResponse[];
  @ApiProperty({ type: [DayFigureResponse], description: 'Every day of the period.' })
  series: DayFigureResponse[];
}

export class LeadFiguresResponse {
  @ApiProperty({ description: 'The promised response time, in business hours.' }) promisedHours: number;
  @ApiProperty({ type: PeriodFiguresResponse }) current: PeriodFiguresResponse;
  @ApiProperty({ type: PeriodFiguresResponse, description: 'As many days directly before.' })
  before: PeriodFiguresResponse;
  @ApiProperty({ type: PeriodFiguresResponse, description: 'The same weekdays, 52 weeks before.' })
  yearBefore: PeriodFiguresResponse;
}
