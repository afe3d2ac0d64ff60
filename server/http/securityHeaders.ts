import type { Config } from '../config.ts';

/** Other hosts that pages were built to reach. */
type Hosts = Pick<Config, 'cepUrl' | 'appUrl'>;

/**
 * What a page may load: only what this server sends, and the answers of the postal-code service and of what serves the
 * field application elsewhere, its photos too. PDFs are shown from blobs; styles are made at run time.
 */
function contentSecurityPolicy({ cepUrl, appUrl }: Hosts): string {
  const app = appUrl ? [new URL(appUrl).origin] : [];
  return [
    "default-src 'self'",
    "base-uri 'none'",
    ["connect-src 'self'", new URL(cepUrl).origin, ...app].join(' '),
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "frame-src 'self' blob:",
    ["img-src 'self' data: blob:", ...app].join(' '),
    "object-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self' blob:",
  ].join(';');
}

/**
 * The headers by which browsers protect users of this server, the same on every reply (those that helmet advises).
 *
 * @param secure users reach the server under https only
 */
export function securityHeaders({ secure, ...hosts }: Hosts & Pick<Config, 'secure'>): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(hosts),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
    ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
