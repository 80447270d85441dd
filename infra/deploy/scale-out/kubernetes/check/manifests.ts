import { parseAllDocuments } from 'yaml';

type Labels = Record<string, string>;

interface Selector {
  matchLabels?: Labels;
  matchExpressions?: Array<{ key: string; operator: string; values?: string[] }>;
}

interface SecurityContext {
  runAsNonRoot?: boolean;
  runAsUser?: number;
  seccompProfile?: { type: string };
  allowPrivilegeEscalation?: boolean;
  readOnlyRootFilesystem?: boolean;
  privileged?: boolean;
  procMount?: string;
  sysctls?: object[];
  capabilities?: { drop?: string[]; add?: string[] };
}

export interface Container {
  name: string;
  image: string;
  securityContext?: SecurityContext;
  resources?: { limits?: { memory?: string } };
  ports?: Array<{ containerPort: number; hostPort?: number }>;
  env?: Array<{ name: string; value?: string }>;
}

export interface PodSpec {
  automountServiceAccountToken?: boolean;
  hostNetwork?: boolean;
  hostPID?: boolean;
  hostIPC?: boolean;
  securityContext?: SecurityContext;
  containers: Container[];
  initContainers?: Container[];
  volumes?: Array<{ name: string } & Record<string, unknown>>;
}

export interface Workload {
  name: string;
  labels: Labels;
  pod: PodSpec;
}

interface Peer {
  podSelector?: Selector;
  namespaceSelector?: Selector;
  ipBlock?: { cidr: string; except?: string[] };
}

export interface Rule {
  from?: Peer[];
  to?: Peer[];
  ports?: Array<{ port: number | string; protocol?: string }>;
}

export interface NetworkPolicy {
  metadata: { name: string };
  spec: { podSelector: Selector; policyTypes: string[]; ingress?: Rule[]; egress?: Rule[] };
}

interface Manifest {
  kind: string;
  metadata: { name: string; labels?: Labels };
  spec: unknown;
}

export interface Manifests {
  namespaces: Array<{ name: string; labels: Labels }>;
  workloads: Workload[];
  policies: NetworkPolicy[];
}

export function readManifests(yaml: string): Manifests {
  const all = parseAllDocuments(yaml).map((document) => document.toJS() as Manifest);
  const ofKind = (...kinds: string[]) => all.filter(({ kind }) => kinds.includes(kind));
  return {
    namespaces: ofKind('Namespace').map(({ metadata }) => ({
      name: metadata.name,
      labels: metadata.labels ?? {},
    })),
    workloads: ofKind('Deployment', 'StatefulSet', 'DaemonSet', 'Job').map(({ metadata, spec }) => {
      const { template } = spec as { template: { metadata: { labels?: Labels }; spec: PodSpec } };
      return { name: metadata.name, labels: template.metadata.labels ?? {}, pod: template.spec };
    }),
    policies: ofKind('NetworkPolicy') as unknown as NetworkPolicy[],
  };
}

/** Returns whether a selector matches labels. An empty selector matches all. */
export function selects({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values = [] }) => {
      if (operator !== 'In') throw new Error(`The operator ${operator} is not read here.`);
      return values.includes(labels[key] ?? '');
    })
  );
}
