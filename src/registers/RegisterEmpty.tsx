import { Alert, Box, Button, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import type { RegisterDefinition } from '../../resources/defineRegister.ts';

interface RegisterEmptyProps {
  definition: RegisterDefinition;
  mayCreate: boolean;
}

/** What stands instead of rows, and what to do about it: the list failed, its filter finds nothing, or it is empty. */
export function RegisterEmpty({ definition, mayCreate }: RegisterEmptyProps) {
  const translate = useTranslate();
  const { error, refetch, filterValues, setFilters } = useListContext();
  if (error) {
    const retry = <Button onClick={() => refetch()}>{translate('cadastro.list.retry')}</Button>;
    return (
      <Alert severity="error" action={retry}>
        {translate('cadastro.list.failed')} {error.message}
      </Alert>
    );
  }
  const filtered = Object.keys(filterValues).length > 0;
  const button = translate(`cadastro.list.new.${definition.gender}`);
  return (
    <Box sx={{ p: 3, textAlign: 'center' }}>
      <Typography sx={{ mb: 1 }}>{translate(filtered ? 'cadastro.list.noMatch' : 'cadastro.list.empty')}</Typography>
      {filtered && <Button onClick={() => setFilters({})}>{translate('cadastro.filter.clear')}</Button>}
      {!filtered && mayCreate && <Typography>{translate('cadastro.list.emptyHint', { button })}</Typography>}
    </Box>
  );
}
