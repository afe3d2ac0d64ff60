import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { mayAccess } from '../../domain/acesso/access.ts';
import { useModules } from '../app/access.ts';
import { Notice } from '../kit/feedback/Notice.tsx';
import { PageSkeleton } from '../kit/feedback/PageSkeleton.tsx';
import { NoPermission } from '../kit/NoPermission.tsx';

/** Shows a page only to those whose authorised modules hold its menu (`cadastro/roteiro`). */
export function Guard({ menu, children }: { menu: string; children: ReactNode }) {
  const translate = useTranslate();
  const { modules, isPending, error, refetch } = useModules();
  if (isPending) return <PageSkeleton />;
  if (error) {
    return (
      <Notice title={translate('shell.menu.failed')} message={error.message}>
        <Button variant="outlined" onClick={() => refetch()}>
          {translate('shell.retry')}
        </Button>
      </Notice>
    );
  }
  return mayAccess(modules, menu, 'ver') ? children : <NoPermission />;
}
