/** Who may import whom; docs/architecture.md says why. */

/** Folders of a service in layers: each may import the layers listed before it, and folders of one layer ignore each other. */
const layers = (service, folders) =>
  folders.map((layer, index) => ({
    name: `${service}-imports-one-way`,
    comment: `The order of layers is in services/${service}/README.md.`,
    severity: 'error',
    from: { path: `^services/${service}/src/(${layer})/` },
    to: { path: `^services/${service}/src/(?!$1/)(${folders.slice(index).join('|')})/` },
  }));

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'services-stand-alone',
      comment:
        'A service reaches another over HTTP. What all need is in platform; who the contractor is, in company.',
      severity: 'error',
      from: { path: '^services/(auth|leads|media|content)/' },
      to: { path: '^(services/(?!$1/|platform/|company/)|gateway/|web/|infra/(?!testing/))' },
    },
    {
      name: 'platform-knows-no-service',
      severity: 'error',
      from: { path: '^services/platform/' },
      to: { path: '^(services/(?!platform/)|gateway/|web/|infra/(?!testing/))' },
    },
    {
      name: 'descriptions-through-platform',
      comment: 'A process that runs does not load what only `make openapi` needs.',
      severity: 'error',
      from: { path: '^(services|gateway)/', pathNot: '(^services/platform/src/openapi/|/docs-page\\.ts$)' },
      to: { path: '@nestjs/swagger', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'company-is-data-alone',
      severity: 'error',
      from: { path: '^services/company/', pathNot: '^services/company/testing/' },
      to: { pathNot: '^services/company/' },
    },
    {
      name: 'gateway-knows-no-service',
      severity: 'error',
      from: { path: '^gateway/' },
      to: { path: '^(services/(?!platform/)|web/|infra/(?!testing/))' },
    },
    {
      name: 'web-knows-company-alone',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(services/(?!company/)|gateway/|infra/)' },
    },
    {
      name: 'local-knows-no-test',
      comment: 'trials → testing → local: what runs the product does not know what tries it.',
      severity: 'error',
      from: { path: '^infra/(local|deploy|contract)/', pathNot: '^infra/deploy/backup/test/' },
      to: { path: '^infra/(testing|trials)/' },
    },
    {
      name: 'tests-know-no-trial',
      severity: 'error',
      from: { path: '^infra/testing/' },
      to: { path: '^infra/trials/' },
    },
    ...layers('auth', [
      'clock|cookies',
      'users',
      'devices|notices',
      'audit|throttle',
      'sessions',
      'passwords',
      'second-factor',
      'passkeys',
      'login|accounts',
    ]),
    ...layers('leads', [
      'config',
      'model',
      'outbox',
      'photos',
      'staff',
      'mail',
      'conversation',
      'hooks',
      'push',
      'leads',
      'chat',
      'claims',
      'steps',
      'proof',
      'inbox',
      'figures',
      'events',
    ]),
    ...layers('media', ['audit', 'images', 'projects', 'bin|seed']),
    ...layers('content', [
      'audit|checks|clock|locks',
      'versions|rendering',
      'drafts|preview|site-sets',
      'published',
      'publishing',
      'files',
    ]),
    {
      name: 'features-stand-alone',
      comment: 'app/ puts features side by side.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/(app/|features/(?!$1/))' },
    },
    {
      name: 'shared-web-code-knows-no-feature',
      severity: 'error',
      from: { path: '^web/src/(components|lib|hooks|config|content)/' },
      to: { path: '^web/src/(app|features)/' },
    },
  ],
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
