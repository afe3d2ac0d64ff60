import { Box, Button, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { filtrosEmPalavras } from '../../../reports/leituras-do-mes/filtros.ts';
import { PrintedFilters } from '../../kit/page/PrintedFilters.tsx';
import { ehAno, type Filtros, MESES } from './filtros.ts';

interface FiltrosDaGradeProps {
  filtros: Filtros;
  onFilter(filtros: Filtros): void;
}

const typedFrom = (filtros: Filtros) => ({ ...filtros, idAno: String(filtros.idAno) });

/** Client's name, 'Possui medidor de vazão?', month and year (spec 2 §2.4); Enter or the button filters. */
export function FiltrosDaGrade({ filtros, onFilter }: FiltrosDaGradeProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(() => typedFrom(filtros));
  const [shown, setShown] = useState(filtros);
  const [refused, setRefused] = useState(false);
  // Another address (the back button, a link) brings other filters: the fields then show those.
  if (shown !== filtros) {
    setShown(filtros);
    setTyped(typedFrom(filtros));
  }
  const wrong = refused && !ehAno(typed.idAno);
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part });

  function submit(event: FormEvent) {
    event.preventDefault();
    setRefused(!ehAno(typed.idAno));
    if (ehAno(typed.idAno)) onFilter({ ...typed, nomeCliente: typed.nomeCliente.trim(), idAno: Number(typed.idAno) });
  }

  const form = (
    <Box
      component="form"
      role="search"
      aria-label={translate('lancamento.filtro.titulo')}
      onSubmit={submit}
      noValidate
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', mb: 1 }}
    >
      <TextField
        label={translate('lancamento.filtro.cliente')}
        margin="none"
        autoComplete="off"
        value={typed.nomeCliente}
        onChange={({ target }) => change({ nomeCliente: target.value })}
        sx={{ width: { xs: '100%', sm: 260 } }}
      />
      <TextField
        select
        label={translate('lancamento.filtro.medidor')}
        margin="none"
        value={typed.medidorVazao}
        onChange={({ target }) => change({ medidorVazao: target.value as Filtros['medidorVazao'] })}
        // As wide as its label with the spacing of letters that people may set.
        sx={{ width: '15rem' }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{translate('lancamento.filtro.todos')}</MenuItem>
        <MenuItem value="1">Sim</MenuItem>
        <MenuItem value="0">Não</MenuItem>
      </TextField>
      <TextField
        select
        label={translate('lancamento.filtro.mes')}
        margin="none"
        value={typed.idMes}
        onChange={({ target }) => change({ idMes: Number(target.value) })}
        sx={{ width: 140 }}
      >
        {MESES.map((name, at) => (
          <MenuItem key={name} value={at + 1}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={translate('lancamento.filtro.ano')}
        margin="none"
        autoComplete="off"
        value={typed.idAno}
        onChange={({ target }) => change({ idAno: target.value })}
        error={wrong}
        helperText={wrong && translate('lancamento.filtro.anoInvalido')}
        // The field is narrow: what is wrong with it has all of its width, and one line.
        slotProps={{
          htmlInput: { inputMode: 'numeric', maxLength: 4 },
          formHelperText: { sx: { mx: 0, whiteSpace: 'nowrap' } },
        }}
        sx={{ width: 90 }}
      />
      <FormControlLabel
        label={translate('lancamento.filtro.semLeitura')}
        control={
          <Checkbox
            size="small"
            checked={typed.semLeitura}
            onChange={({ target }) => change({ semLeitura: target.checked })}
          />
        }
      />
      <Button type="submit" variant="outlined">
        {translate('lancamento.filtro.filtrar')}
      </Button>
    </Box>
  );
  return (
    <>
      <PrintedFilters
        told={[filtrosEmPalavras(filtros), filtros.semLeitura && translate('lancamento.filtro.semLeitura')]}
      />
      {form}
    </>
  );
}
