/** Import rules between folders; docs/architecture.md gives the reasons. */

/** Rules for a service's layers: a folder may import earlier layers, but not later ones or others of its own layer. */
const layers = (service, folders) =>
  folders.map((layer, index) => ({
    name: `${service}-imports-one-way`,
    comment: `The order of layers is in services/${service}/README.md; that of leads is in docs/architecture.md.`,
    from: { path: `^services/${service}/src/(${layer})/` },
    to: { path: `^services/${service}/src/(?!$1/)(${folders.slice(index).join('|')})/` },
  }));

const rules = [
  {
    name: 'no-circular',
    from: {},
    to: { circular: true },
  },
  {
    name: 'services-stand-alone',
    comment:
      'A service reaches another over HTTP. What all need is in platform; who the contractor is, in company.',
    from: { path: '^services/(auth|leads|media|content)/' },
    to: { path: '^(services/(?!$1/|platform/|company/)|gateway/|web/|infra/(?!testing/))' },
  },
  {
    name: 'platform-knows-no-service',
    from: { path: '^services/platform/' },
    to: { path: '^(services/(?!platform/)|gateway/|web/|infra/(?!testing/))' },
  },
  {
    name: 'descriptions-through-platform',
    comment: 'A process that runs does not load what only `make openapi` needs.',
    from: { path: '^(services|gateway)/', pathNot: '(^services/platform/src/openapi/|/docs-page\\.ts$)' },
    to: { path: '@nestjs/swagger', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'company-is-data-alone',
    comment: 'But for the copy of the published site that services keep.',
    from: { path: '^services/company/', pathNot: '^services/company/(testing|src/published-site)/' },
    to: { pathNot: '^services/company/(?!src/published-site/)' },
  },
  {
    name: 'gateway-knows-no-service',
    from: { path: '^gateway/' },
    to: { path: '^(services/(?!platform/)|web/|infra/(?!testing/))' },
  },
  {
    name: 'web-knows-company-alone',
    from: { path: '^web/' },
    to: { path: '^(services/(?!company/(?!src/published-site/))|gateway/|infra/)' },
  },
  {
    name: 'local-knows-no-test',
    comment: 'trials → testing → local: what runs the product does not know what tries it.',
    from: { path: '^infra/(local|deploy|contract)/', pathNot: '^infra/deploy/backup/test/' },
    to: { path: '^infra/(testing|trials)/' },
  },
  {
    name: 'tests-know-no-trial',
    from: { path: '^infra/testing/' },
    to: { path: '^infra/trials/' },
  },
  ...layers('auth', [
    'cookies',
    'users',
    'links',
    'devices|notices',
    'audit|throttle',
    'sessions',
    'passwords',
    'second-factor',
    'passkeys',
    'login|accounts',
    'password-links',
  ]),
  ...layers('leads', [
    'config',
    'model',
    'address-limits|spam-marks',
    'outbox',
    'photos',
    'staff',
    'on-call',
    'lead-links|escalation/reminders|visits/model',
    'mail',
    'visits/changes',
    'conversation',
    'hooks',
    'push',
    'intake',
    'chat',
    'claims|visitor-page|returned-mail|photo-handovers',
    'escalation/(steps|daily-test|escalation.module)|visits/(windows|booking|office|feed)',
    'inbox|first-hour',
    'statistics',
    'events',
    'channels',
  ]),
  ...layers('media', ['audit', 'images', 'projects', 'site-pictures', 'stories', 'bin', 'library', 'seed']),
  ...layers('content', [
    'audit|checks|locks|guide-entries|gallery',
    'versions|rendering',
    'drafts|site-sets',
    'published',
    'publishing|preview',
    'plant-guide|files',
  ]),
  {
    name: 'features-stand-alone',
    comment: 'app/ puts features side by side.',
    from: { path: '^web/src/features/([^/]+)/' },
    to: { path: '^web/src/(app/|features/(?!$1/))' },
  },
  {
    name: 'shared-web-code-knows-no-feature',
    from: { path: '^web/src/(components|lib|hooks|config|content)/' },
    to: { path: '^web/src/(app|features)/' },
  },
  {
    name: 'web-lib-draws-nothing',
    from: { path: '^web/src/(lib|config)/' },
    to: { path: '^web/src/components/' },
  },
];

module.exports = {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|dist|dist-ssr|generated)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
