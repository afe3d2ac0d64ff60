import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { mayAccess } from '../../domain/access.ts';
import { useModules } from '../access.ts';
import { NoPermission } from './NoPermission.tsx';
import { Notice } from './Notice.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

/** Shows a page only to those whose authorised modules hold its menu (`cadastro/roteiro`). */
export function Guard({ menu, children }: { menu: string; children: ReactNode }) {
  const translate = useTranslate();
  const { modules, isPending, error, refetch } = useModules();
  if (isPending) return <PageSkeleton />;
  if (error) {
    return (
      <Notice title={translate('shell.menu.failed')} message={error.message}>
        <Button variant="outlined" onClick={() => refetch()}>
          {translate('shell.menu.retry')}
        </Button>
      </Notice>
    );
  }
  return mayAccess(modules, menu, 'ver') ? children : <NoPermission />;
}
