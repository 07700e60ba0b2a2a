import { type Case, inPerl } from '../case.ts'

const told = 'the state of the network is in every report'
const tcp = (host: string, port: number): string =>
  inPerl(
    `use IO::Socket::INET; exit(IO::Socket::INET->new(PeerAddr => "${host}", PeerPort => ${port}, Timeout => 2) ? 0 : 1)`,
  )
const unix = (path: string): string =>
  inPerl(`use Socket; socket(my$s, PF_UNIX, SOCK_STREAM, 0); exit(connect($s, pack_sockaddr_un("${path}")) ? 0 : 1)`)

export const connectionCases: readonly Case[] = [
  {
    name: 'calls a service of this machine at 127.0.0.1',
    script: ({ port }) => tcp('127.0.0.1', port),
    stoppedFrom: 'C3',
    told,
  },
  { name: 'calls it at localhost', script: ({ port }) => tcp('localhost', port), stoppedFrom: 'C3', told },
  { name: 'calls it at 127.1', script: ({ port }) => tcp('127.1', port), stoppedFrom: 'C3', told },
  { name: 'calls it at 0.0.0.0', script: ({ port }) => tcp('0.0.0.0', port), stoppedFrom: 'C3', told },
  {
    name: 'calls it at another address of the loopback',
    script: ({ port }) => tcp('127.9.9.9', port),
    stoppedFrom: 'C3',
    told,
  },
  {
    name: 'asks the proxy for a service of this machine',
    script: ({ port }) =>
      `printf 'CONNECT 127.0.0.1:${port} HTTP/1.1\\r\\n\\r\\n' | ${inPerl(
        'use IO::Socket::INET; my($p)=($ENV{HTTPS_PROXY}//"")=~/:(\\d+)/; exit 1 if!$p; my$s=IO::Socket::INET->new(PeerAddr=>"127.0.0.1",PeerPort=>$p,Timeout=>2)or exit 1; print $s $_ while<STDIN>; $s->flush; exit(<$s>=~/ 200 /?0:1)',
      )}`,
    stoppedFrom: 'C0',
    mayLack: 'there is a proxy only in a network of its own',
  },
  { name: 'connects to a socket with a path', script: ({ socket }) => unix(socket), stoppedFrom: 'C3', told },
  {
    name: 'connects to an abstract socket',
    script: ({ abstractSocket }) => unix(`\\0${abstractSocket}`),
    stoppedFrom: 'C3',
    told,
  },
  {
    name: 'sends a datagram to a name server',
    script: () =>
      inPerl(
        'use IO::Socket::INET; my$s=IO::Socket::INET->new(Proto=>"udp",PeerAddr=>"127.0.0.53",PeerPort=>53); exit($s && $s->send("x") ? 0 : 1)',
      ),
    stoppedFrom: 'never',
    told: 'nobody listens there in a network of its own',
  },
  {
    name: 'opens a raw socket',
    script: () => inPerl('use Socket; exit(socket(my$s, PF_INET, SOCK_RAW, 1) ? 0 : 1)'),
    stoppedFrom: 'C1',
    mayLack: 'an ordinary user may not do that anyway',
  },
  {
    name: 'listens to all packets',
    script: () => inPerl('exit(socket(my$s, 17, 3, 768) ? 0 : 1)'),
    stoppedFrom: 'C1',
    mayLack: 'an ordinary user may not do that anyway',
  },
]

export const signalCases: readonly Case[] = [0, 18].map((signal) => ({
  name: `sends signal ${signal} to the engine`,
  script: ({ pid }) => `kill -${signal} ${pid}`,
  stoppedFrom: 'C1' as const,
  told: 'the level is in every report',
}))

/** Begins a process that is to live on, in a way that an end of the group alone does not reach. */
export const survivorCases: readonly Case[] = [
  ['in the background', (sleep: string) => `${sleep} &`],
  ['in a session of its own', (sleep: string) => `setsid ${sleep} &`],
  ['by a double fork', (sleep: string) => `setsid sh -c '${sleep} & ${sleep} &' &`],
  ['deaf to signals', (sleep: string) => `setsid sh -c 'trap "" TERM HUP INT; ${sleep}; ${sleep}' &`],
  ['without hangups', (sleep: string) => `nohup ${sleep} >/dev/null 2>&1 &`],
  ['without our environment', (sleep: string) => `env -i PATH="$PATH" setsid ${sleep} &`],
  ['without our pipes', (sleep: string) => `setsid ${sleep} >/dev/null 2>&1 </dev/null &`],
  ['disowned by bash', (sleep: string) => `bash -c '${sleep} & disown -a'`],
  ['by perl as a daemon', (sleep: string) => inPerl(`fork && exit; setpgrp; fork && exit; exec "${sleep}"`)],
  ['stopped', (sleep: string) => `setsid sh -c 'kill -STOP $$; ${sleep}' & setsid ${sleep} &`],
].map(([name, script]) => ({
  name: `leaves a process ${name as string}`,
  script: ({ sleep }) => `${(script as (sleep: string) => string)(sleep)}\nsleep 0.2`,
  stoppedFrom: 'C0' as const,
}))
