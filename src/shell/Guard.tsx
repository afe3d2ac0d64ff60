import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { mayAccess } from '../../domain/acesso/access.ts';
import { useModules } from '../app/access.ts';
import { BarePage } from '../kit/feedback/BarePage.tsx';
import { Notice } from '../kit/feedback/Notice.tsx';
import { PageSkeleton } from '../kit/feedback/PageSkeleton.tsx';
import { NoPermission } from '../kit/NoPermission.tsx';

interface GuardProps {
  menu: string;
  /** Whether nothing of the application stands around the page. */
  bare?: boolean | undefined;
  children: ReactNode;
}

/** Shows a page only to those whose authorised modules hold its menu (`cadastro/roteiro`). */
export function Guard({ menu, bare = false, children }: GuardProps) {
  const { modules, isPending, error, refetch } = useModules();
  if (!isPending && !error && mayAccess(modules, menu, 'ver')) return children;
  const instead = isPending ? (
    <PageSkeleton />
  ) : error ? (
    <MenuFailed error={error} retry={refetch} />
  ) : (
    <NoPermission />
  );
  return bare ? <BarePage>{instead}</BarePage> : instead;
}

function MenuFailed({ error, retry }: { error: Error; retry: () => unknown }) {
  const translate = useTranslate();
  return (
    <Notice title={translate('shell.menu.failed')} message={error.message}>
      <Button variant="outlined" onClick={() => retry()}>
        {translate('shell.retry')}
      </Button>
    </Notice>
  );
}
