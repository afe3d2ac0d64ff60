import { defineConfig } from 'vitest/config';
import { SERVER_SETUP } from './server/setup.ts';

/** The tests that mutants of the rules, of the contract and of the server's rules are held against (stryker.config.json). */
export default defineConfig({
  test: {
    env: { TZ: 'UTC', TEST_ENGINE: 'sqlite' },
    ...SERVER_SETUP,
    include: [
      'tests/{domain,contract,imports}/**/*.test.ts',
      // The lock-out rule, who may what, sessions and passwords, imports, the log.
      'tests/server/{lockOut,permissoes,grupos,usuarios,permissions,readingRights}.test.ts',
      'tests/server/{session,sessoes,signedIn,throttle,recuperacao,acesso,writes,databaseUse,envelope}.test.ts',
      'tests/server/{import,importInfoaguas,mylims,audit,log,contatosTitular,registers}.test.ts',
      // Readings of meters.
      'tests/server/{leituras*,relatoriosLeitura,hidrometros}.test.ts',
    ],
    // It reads the sources, which mutants have changed.
    exclude: ['tests/contract/architecture*'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
