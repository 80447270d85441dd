import type { Container, Manifests, PodSpec } from './manifests.ts';

const volumeKinds = [
  'configMap',
  'csi',
  'downwardAPI',
  'emptyDir',
  'ephemeral',
  'persistentVolumeClaim',
  'projected',
  'secret',
];

/** Returns violations of Kubernetes' Pod Security Standard `restricted`, and of further rules of our own. */
export function podSecurityFaults({ namespaces, workloads }: Manifests): string[] {
  const levels = namespaces.flatMap(({ name, labels }) =>
    ['enforce', 'audit', 'warn']
      .filter((mode) => labels[`pod-security.kubernetes.io/${mode}`] !== 'restricted')
      .map((mode) => `namespace ${name}: the level of ${mode} is not restricted`),
  );
  const pods = workloads.flatMap(({ name, pod }) =>
    [...faultsOfPod(pod), ...containersOf(pod).flatMap((each) => faultsOfContainer(each, pod))].map(
      (fault) => `${name}: ${fault}`,
    ),
  );
  return [...levels, ...pods];
}

const containersOf = ({ containers, initContainers = [] }: PodSpec) => [...initContainers, ...containers];

function faultsOfPod(pod: PodSpec): string[] {
  const volumes = (pod.volumes ?? []).filter((volume) => !volumeKinds.some((kind) => kind in volume));
  return named({
    'shares a namespace of the node': Boolean(pod.hostNetwork || pod.hostPID || pod.hostIPC),
    'sets sysctls': (pod.securityContext?.sysctls ?? []).length > 0,
    [`mounts ${volumes.map(({ name }) => name).join(', ')}, which restricted forbids`]: volumes.length > 0,
    'has the token of a service account': pod.automountServiceAccountToken !== false,
  });
}

function faultsOfContainer(container: Container, pod: PodSpec): string[] {
  const { securityContext: own = {}, ports = [], resources } = container;
  const both = { ...pod.securityContext, ...own };
  const added = (own.capabilities?.add ?? []).filter((name) => name !== 'NET_BIND_SERVICE');
  return named({
    'may run as root': both.runAsNonRoot !== true || both.runAsUser === 0,
    'has no seccomp profile': !['RuntimeDefault', 'Localhost'].includes(both.seccompProfile?.type ?? ''),
    'may gain privileges': own.allowPrivilegeEscalation !== false || own.privileged === true,
    'keeps capabilities': !own.capabilities?.drop?.includes('ALL') || added.length > 0,
    'sees an unmasked /proc': (own.procMount ?? 'Default') !== 'Default',
    'uses a port of the node': ports.some(({ hostPort }) => hostPort),
    'may write into its image': own.readOnlyRootFilesystem !== true,
    'has no limit of memory': !resources?.limits?.memory,
  });
}

const named = (faults: Record<string, boolean>) => Object.keys(faults).filter((fault) => faults[fault]);
