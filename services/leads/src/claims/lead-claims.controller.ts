import { Controller, Get, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { ApiTags } from '@sandhill/platform/openapi/decorators.js';
import { Answers, Operation } from '@sandhill/platform/openapi/operation.js';
import { plainAddress } from '@sandhill/platform/http/client-address.js';
import { Access } from '@sandhill/platform/identity/access.decorator.js';
import { LeadClaimResponse } from './lead-claim.response.js';
import { Caller } from '@sandhill/platform/identity/caller.decorator.js';
import type { Identity } from '@sandhill/platform/identity/identity.js';
import { MailClaims } from './mail-claims.service.js';

@ApiTags('leads')
@Answers({
  403: 'The link is not valid.',
  404: 'The lead does not exist any more.',
  410: 'The link has expired.',
})
@Controller('lead-claims')
export class LeadClaimsController {
  constructor(private readonly claims: MailClaims) {}

  @Access('public')
  @Operation('Read a lead in short by the link of the office’s mail; this claims nothing', {
    200: LeadClaimResponse,
  })
  @Get(':token')
  getLeadClaim(@Param('token') token: string): Promise<LeadClaimResponse> {
    return this.claims.read(token);
  }

  // Not a `PublicForm`, because for public forms the gateway does not state who is signed in.
  @Access('public')
  @Operation('Claim a lead by the link of the office’s mail', {
    200: { type: LeadClaimResponse, description: 'Claimed, now or before: see `claimedVia`.' },
  })
  @HttpCode(200)
  @Post(':token')
  claimLeadByMail(
    @Param('token') token: string,
    @Ip() address: string,
    @Caller() caller?: Identity,
  ): Promise<LeadClaimResponse> {
    return this.claims.claim(token, { address: plainAddress(address), caller });
  }
}
