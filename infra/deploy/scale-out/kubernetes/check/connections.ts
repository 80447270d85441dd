import { selects, type Manifests, type NetworkPolicy, type Rule, type Workload } from './manifests.ts';

/**
 * A connection as `<from> <to>:<port>`: `web gateway:3000` between pods, `web 10.20.0.32/28:443` to a network outside
 * the cluster.
 */
type Connection = string;

const isDenyAll = ({ spec }: NetworkPolicy) =>
  Object.keys(spec.podSelector).length === 0 &&
  ['Ingress', 'Egress'].every((type) => spec.policyTypes.includes(type)) &&
  !spec.ingress?.length &&
  !spec.egress?.length;

/** Returns whether a policy denies all pods every connection that no other policy allows. */
export const hasDefaultDeny = ({ policies }: Manifests) => policies.some(isDenyAll);

/** Whether the sender's policies let a connection leave, and whether the receiver's policies let it enter. */
interface Verdict {
  leaves: boolean;
  enters: boolean;
}

/** Returns the verdict on each connection between pods. A connection is possible if both sides allow it. */
export function connectionsInside({ workloads, policies }: Manifests): Map<Connection, Verdict> {
  const all = workloads.flatMap((from) =>
    workloads
      .filter((to) => to !== from)
      .flatMap((to) =>
        portsOf(to).map(
          (port) => [`${from.name} ${to.name}:${port}`, verdictOn(policies, from, to, port)] as const,
        ),
      ),
  );
  return new Map(all);
}

export function connectionsOutside({ workloads, policies }: Manifests): Connection[] {
  return workloads.flatMap((pod) => [
    ...rulesFor(policies, pod, 'Egress').flatMap((rule) =>
      beyond(rule.to, rule).map((peer) => `${pod.name} ${peer}`),
    ),
    ...rulesFor(policies, pod, 'Ingress').flatMap((rule) =>
      beyond(rule.from, rule).map((peer) => `${peer} ${pod.name}`),
    ),
  ]);
}

const portsOf = ({ pod }: Workload) =>
  pod.containers.flatMap(({ ports = [] }) => ports.map(({ containerPort }) => containerPort));

/** Returns the verdict on a connection. A pod that no policy selects for a direction is unrestricted in it. */
function verdictOn(policies: NetworkPolicy[], from: Workload, to: Workload, port: number): Verdict {
  const leaving = rulesFor(policies, from, 'Egress').some((rule) => fits(rule.to, rule, to, port));
  const entering = rulesFor(policies, to, 'Ingress').some((rule) => fits(rule.from, rule, from, port));
  return {
    leaves: leaving || !isIsolated(policies, from, 'Egress'),
    enters: entering || !isIsolated(policies, to, 'Ingress'),
  };
}

type Direction = 'Ingress' | 'Egress';

const policiesFor = (policies: NetworkPolicy[], { labels }: Workload, direction: Direction) =>
  policies.filter(({ spec }) => spec.policyTypes.includes(direction) && selects(spec.podSelector, labels));

const isIsolated = (policies: NetworkPolicy[], pod: Workload, direction: Direction) =>
  policiesFor(policies, pod, direction).length > 0;

const rulesFor = (policies: NetworkPolicy[], pod: Workload, direction: Direction): Rule[] =>
  policiesFor(policies, pod, direction).flatMap(
    ({ spec }) => (direction === 'Ingress' ? spec.ingress : spec.egress) ?? [],
  );

/**
 * Returns whether a rule allows a connection. A rule without peers applies to all peers, and one without ports to all
 * ports.
 */
function fits(peers: Rule['to'], { ports }: Rule, other: Workload, port: number): boolean {
  const fitsPort = !ports || ports.some((each) => each.port === port);
  const fitsPeer =
    !peers ||
    peers.some(({ podSelector, namespaceSelector, ipBlock }) =>
      ipBlock ? false : !namespaceSelector && selects(podSelector ?? {}, other.labels),
    );
  return fitsPort && fitsPeer;
}

function beyond(peers: Rule['to'], { ports }: Rule): string[] {
  const numbers = ports?.map(({ port }) => port) ?? ['any'];
  const names = peers ? peers.map(nameOf).filter((name) => name !== undefined) : ['anywhere'];
  return names.flatMap((name) => numbers.map((number) => `${name}:${number}`));
}

function nameOf({ ipBlock, namespaceSelector }: NonNullable<Rule['to']>[number]): string | undefined {
  if (ipBlock) return ipBlock.cidr;
  return (
    namespaceSelector && `namespace ${Object.values(namespaceSelector.matchLabels ?? { all: 'all' }).join()}`
  );
}
